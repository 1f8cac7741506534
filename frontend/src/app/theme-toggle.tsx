import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

/** Switches between light and dark; until it is used, the system's setting applies. */
export function ThemeToggle() {
  // Without this the library would add an inline style element to suppress transitions.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to the ${other} theme`} onClick={() => setColorScheme(other)}>
      <Icon name={scheme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  );
}
