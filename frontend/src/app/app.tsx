import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import type { createStore } from './store';
import { theme } from './theme';

/** The whole application around a store and a router. */
export function App({
  store,
  router,
}: {
  store: ReturnType<typeof createStore>['store'];
  router: ReturnType<typeof createBrowserRouter>;
}) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </MantineProvider>
  );
}
