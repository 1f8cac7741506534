import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { APP_NAME } from '../../ui/brand';
import { PageTitle } from '../../ui/page-title';
import styles from './auth-page.module.css';
import { Example } from './example';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';

/** Sign-in and registration, a tab each; the tab is part of the address (`?tab=sign-up`). */
export function AuthPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'sign-up' ? 'sign-up' : 'login';

  const loginTab = useRef<HTMLButtonElement>(null);

  function show(next: string | null): void {
    setParams(
      (current) => {
        if (next === 'sign-up') current.set('tab', next);
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  }

  return (
    <div className={styles.page}>
      <PageTitle>{tab === 'login' ? 'Login' : 'Sign Up'}</PageTitle>
      <section className={styles.forms}>
        <h1 className={styles.title}>
          {tab === 'login' ? 'Welcome back' : `Start with ${APP_NAME}`}
        </h1>
        <p className={styles.lead}>
          {tab === 'login'
            ? 'Log in to create prompts and see your history.'
            : `${BUILT_CATALOGUE.signup_credits} free credits, one for each prompt. No card needed.`}
        </p>
        <Tabs
          value={tab}
          onChange={show}
          keepMounted
          classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
        >
          <Tabs.List grow aria-label="Login or Sign Up">
            <Tabs.Tab ref={loginTab} value="login">
              Login
            </Tabs.Tab>
            <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="login">
            <LoginForm />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up">
            <SignUpForm
              onRegistered={() => {
                show('login');
                // The form that had the focus is hidden now.
                loginTab.current?.focus();
              }}
            />
          </Tabs.Panel>
        </Tabs>
      </section>
      <Example />
    </div>
  );
}
