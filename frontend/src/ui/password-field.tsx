import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import styles from './password-field.module.css';

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const name = typeof props.label === 'string' ? props.label.toLowerCase() : 'password';
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': visible ? `Hide ${name}` : `Show ${name}`,
        className: styles.toggle,
      }}
      classNames={{ innerInput: styles.inner }}
    />
  );
}
