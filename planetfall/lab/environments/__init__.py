"""Games as environments for learners: `aec` for PettingZoo, `single` for Gymnasium. They need the extra `research`."""

try:
    from planetfall.lab.environments.gymnasium_env import single
    from planetfall.lab.environments.pettingzoo_env import aec
except ImportError as error:
    raise ImportError(f'environments cannot be used ({error}); run: pip install "planetfall[research]"') from error

__all__ = ["aec", "single"]
