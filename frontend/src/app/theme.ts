import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import controls from './controls.module.css';

const MINT: MantineColorsTuple = [
  '#eaf6f1',
  '#d6eee5',
  '#aee3d1',
  '#72dcbd',
  '#3dd6ae',
  '#1db994',
  '#0e9f7e',
  '#0a7a60',
  '#08614c',
  '#064537',
];

/** Colours of buttons by role, so that hover and focus hold in both schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'filled') {
    return {
      background: 'var(--fill)',
      hover: 'var(--fill-hover)',
      color: 'var(--on-fill)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'default') {
    return {
      background: 'var(--sheet)',
      hover: 'var(--wash)',
      color: 'var(--ink)',
      border: '1px solid var(--line-control)',
    };
  }
  if (input.variant === 'subtle') {
    return {
      background: 'transparent',
      hover: 'var(--wash)',
      color: 'var(--ink)',
      border: '1px solid transparent',
    };
  }
  return defaultVariantColorsResolver(input);
};

const FIELD = {
  defaultProps: {
    size: 'md',
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
  },
  classNames: {
    root: controls.field,
    wrapper: controls.inputWrapper,
    input: controls.input,
    label: controls.label,
    error: controls.error,
    description: controls.description,
  },
};

/** The theme of the component library; its CSS variables are in `mantine.css`. */
export const theme = createTheme({
  colors: { mint: MINT },
  primaryColor: 'mint',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  defaultRadius: 8,
  respectReducedMotion: true,
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  variantColorResolver,
  components: {
    Button: { classNames: { root: controls.button } },
    Skeleton: { classNames: { root: controls.skeleton } },
    TextInput: FIELD,
    PasswordInput: FIELD,
    NativeSelect: FIELD,
    Textarea: FIELD,
  },
});
