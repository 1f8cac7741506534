import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../../testing/fill';
import { findRequestField, generate, GENERATE } from '../../../../testing/dashboard';
import {
  FREE_SUBSCRIPTION,
  errorAnswer,
  eventStream,
  json,
  startFakeServer,
} from '../../../../testing/fake-server';
import { renderApp, signIn } from '../../../../testing/render-app';
import type { Template } from '../../../api/generated';
import { plansWith } from '../../../ui/plan-features';

const AD: Template = {
  id: 'writing-job-ad',
  title: 'Job ad',
  description: 'Says what the work is.',
  use_case: 'content_creation',
  text: 'Write a job ad for {{job}} in {{town}}.',
  tier: 'basic',
  locked: false,
};
const SQL: Template = {
  ...AD,
  id: 'code-sql',
  title: 'A question as SQL',
  description: '',
  use_case: 'code_generation',
  text: 'Write SQL for {{question}}.',
};
const FORECAST: Template = {
  ...AD,
  id: 'data-forecast',
  title: 'Forecast',
  use_case: 'data_analysis',
  text: null,
  tier: 'advanced',
  locked: true,
};
const OWN: Template = {
  ...AD,
  id: 'own-1',
  title: 'My newsletter',
  text: 'News of {{month}}, short.',
  tier: 'own',
};
const PRO = {
  ...FREE_SUBSCRIPTION,
  plan: 'pro',
  features: { ...FREE_SUBSCRIPTION.features, custom_templates: true },
};

let server: ReturnType<typeof startFakeServer>;
let kept: Template[];
let sessions = 0;
beforeEach(() => {
  server = startFakeServer();
  kept = [AD, SQL, FORECAST];
  server.answer('GET /api/templates', () => json(200, { templates: kept }));
  // A stream of an earlier test that is silent for too long is not opened again in another session.
  signIn(`session-${(sessions += 1)}`);
});

async function openGallery() {
  const { user } = renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Templates' }));
  return { user, drawer };
}

async function openOwn() {
  kept = [...kept, OWN];
  server.answer('GET /api/auth/subscription', () => json(200, PRO));
  const opened = await openGallery();
  await opened.drawer.findByRole('region', { name: 'Your own' });
  return opened;
}

describe('the template gallery', () => {
  it('fills the form with the chosen template and selects its first blank', async () => {
    const { user, drawer } = await openGallery();
    await user.click(await drawer.findByRole('button', { name: /^Job ad/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Template loaded!/)).toBeVisible();
    const field = await findRequestField();
    expect(field).toHaveValue(AD.text);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('content_creation');
    await user.keyboard('a baker');
    expect(field).toHaveValue('Write a job ad for a baker in {{town}}.');
  });

  it('can be opened from the empty result too, and returns the focus to it', async () => {
    const { user } = renderApp('/dashboard');
    await findRequestField();
    const start = screen.getByRole('button', { name: 'start from a template' });
    await user.click(start);
    expect(await screen.findByRole('dialog', { name: 'Templates' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(start).toHaveFocus();
  });

  it('can be searched by words and filtered by use case', async () => {
    const { user, drawer } = await openGallery();
    await drawer.findByText('3 templates');
    await fill(user, drawer.getByRole('searchbox', { name: 'Search' }), 'question sql');
    expect(drawer.getByText('1 template')).toBeVisible();
    expect(drawer.getByRole('button', { name: /A question as SQL/ })).toBeVisible();
    expect(drawer.queryByText('Job ad')).not.toBeInTheDocument();
    const useCase = drawer.getByRole('combobox', { name: 'Use case' });
    await user.selectOptions(useCase, 'Code generation');
    expect(drawer.getByText('1 template')).toBeVisible();
    await user.selectOptions(useCase, 'Data analysis');
    expect(drawer.getByRole('heading', { name: 'No matching templates' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Show all templates' }));
    expect(drawer.getByText('3 templates')).toBeVisible();
  });

  it('shows which templates are locked and which plans unlock them', async () => {
    const { drawer } = await openGallery();
    const advanced = within(await drawer.findByRole('region', { name: 'Advanced' }));
    expect(advanced.getByText('Forecast')).toBeVisible();
    expect(advanced.getByText('Locked')).toBeVisible();
    expect(advanced.queryByRole('button', { name: /Forecast/ })).not.toBeInTheDocument();
    expect(advanced.getByText(`Included in ${plansWith('advanced_templates')}.`)).toBeVisible();
    const upgrade = advanced.getByRole('link', { name: 'Upgrade Plan' });
    expect(upgrade).toHaveAttribute('href', '/pricing');
    const own = within(drawer.getByRole('region', { name: 'Your own' }));
    expect(own.getByText(new RegExp(`Included in ${plansWith('custom_templates')}`))).toBeVisible();
    expect(own.queryByRole('button', { name: 'New template' })).not.toBeInTheDocument();
  });

  it('shows that it is loading, then that it could not be, and loads again on request', async () => {
    const answered = Promise.withResolvers<Response>();
    server.answer('GET /api/templates', () => answered.promise);
    const { user, drawer } = await openGallery();
    expect(drawer.getByRole('status', { name: 'Loading templates' })).toBeVisible();
    answered.resolve(errorAnswer(503, 'Down'));
    await drawer.findByRole('heading', { name: "We couldn't load the templates" });
    server.answer('GET /api/templates', () => json(200, { templates: kept }));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('3 templates')).toBeVisible();
  });

  it('closes with Escape, which returns the focus, or with its button', async () => {
    const { user, drawer } = await openGallery();
    await drawer.findByText('3 templates');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Templates' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    await user.click(await screen.findByRole('button', { name: 'Close templates' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe("the person's own templates", () => {
  it('can be created', async () => {
    const { user, drawer } = await openOwn();
    await user.click(drawer.getByRole('button', { name: 'New template' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New template' }));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(dialog.getByText('Give it a name')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Request' }), '🥐'.repeat(9));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(dialog.getByRole('textbox', { name: 'Request' })).toHaveAccessibleDescription(
      /At least 10 characters/,
    );
    await user.clear(dialog.getByRole('textbox', { name: 'Request' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ad');
    await user.type(dialog.getByRole('textbox', { name: 'Request' }), 'Write an ad for {{{{x}}.');
    server.answer('POST /api/templates', ({ body }) => {
      const made = { ...OWN, ...(JSON.parse(body) as object), id: 'own-2' };
      kept = [...kept, made];
      return json(201, made);
    });
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await drawer.findByRole('button', { name: /^Ad/ })).toBeVisible();
    // Inside the drawer: outside of it, it could not be seen or read out.
    expect(drawer.getByText('Template saved')).toBeVisible();
    expect(JSON.parse(server.callsTo('POST /api/templates')[0]?.body ?? '')).toEqual({
      title: 'Ad',
      description: '',
      use_case: 'auto_detect',
      text: 'Write an ad for {{x}}.',
    });
  });

  it('can be created from the request in the form', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, PRO));
    server.answer('POST /api/templates', () => json(201, OWN));
    const { user } = renderApp('/dashboard');
    await fill(user, await findRequestField(), 'a weekly report');
    await user.click(screen.getByRole('button', { name: 'Save as template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    expect(dialog.getByRole('textbox', { name: 'Request' })).toHaveValue('a weekly report');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Report');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('Template saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be edited', async () => {
    const { user, drawer } = await openOwn();
    await user.click(drawer.getByRole('button', { name: 'Edit My newsletter' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit template' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('My newsletter');
    await user.type(name, ' 2');
    server.answer('PUT /api/templates/own-1', () => {
      kept = [{ ...OWN, title: 'My newsletter 2' }];
      return json(200, kept[0]);
    });
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await drawer.findByRole('button', { name: /^My newsletter 2/ })).toBeVisible();
  });

  it('are deleted after a confirmation that names them', async () => {
    const { user, drawer } = await openOwn();
    await user.click(drawer.getByRole('button', { name: 'Delete My newsletter' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this template?' }));
    expect(dialog.getByText('My newsletter')).toBeVisible();
    server.answer('DELETE /api/templates/own-1', () => {
      kept = [AD];
      return json(200, OWN);
    });
    await user.click(dialog.getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(drawer.queryByText('My newsletter')).not.toBeInTheDocument());
    expect(drawer.getByRole('heading', { name: 'Templates' })).toHaveFocus();
    expect(drawer.getByText(/No templates yet/)).toBeVisible();
    expect(drawer.getByText('Template deleted')).toBeVisible();
    server.answer('POST /api/templates', () => {
      kept = [AD, OWN];
      return json(201, OWN);
    });
    await user.click(drawer.getByRole('button', { name: 'Undo' }));
    expect(await drawer.findByText('Template restored')).toBeVisible();
    expect(await drawer.findByText('My newsletter')).toBeVisible();
    const { title, description, use_case, text } = OWN;
    expect(JSON.parse(server.callsTo('POST /api/templates')[0]?.body ?? '')).toEqual({
      title,
      description,
      use_case,
      text,
    });
  });

  it('keep the typed values if saving fails', async () => {
    const { user, drawer } = await openOwn();
    await user.click(drawer.getByRole('button', { name: 'New template' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New template' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ad');
    await fill(user, dialog.getByRole('textbox', { name: 'Request' }), 'Write an ad for soap.');
    server.answer('POST /api/templates', () => errorAnswer(409, 'You have 200 templates.'));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have 200 templates.');
    expect(dialog.getByRole('textbox', { name: 'Request' })).toHaveValue('Write an ad for soap.');
  });
});

describe('changed templates of one’s own', () => {
  it('are listed as they are now while a prompt is being written', async () => {
    kept = [AD, OWN];
    server.answer('GET /api/auth/subscription', () => json(200, PRO));
    server.answer(GENERATE, () => eventStream().response);
    const { user } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('article', { name: 'Prompt being written' });
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    await user.click(await screen.findByRole('button', { name: 'Delete My newsletter' }));
    server.answer('DELETE /api/templates/own-1', () => {
      kept = [AD];
      return json(200, OWN);
    });
    await user.click(screen.getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(screen.queryByText('My newsletter')).not.toBeInTheDocument());
  });

  it('are listed as they are now after a second change while the list is on its way', async () => {
    const second: Template = { ...OWN, id: 'own-2', title: 'My second' };
    kept = [AD, second];
    const { user, drawer } = await openOwn();
    const outdated = Promise.withResolvers<Response>();
    const remove = async (title: string) => {
      await user.click(drawer.getByRole('button', { name: `Delete ${title}` }));
      await user.click(screen.getByRole('button', { name: 'Delete template' }));
    };
    server.answer('DELETE /api/templates/own-1', () => json(200, OWN));
    server.answer('GET /api/templates', () => outdated.promise);
    await remove('My newsletter');
    await waitFor(() => expect(server.callsTo('GET /api/templates')).toHaveLength(2));
    server.answer('DELETE /api/templates/own-2', () => json(200, second));
    server.answer('GET /api/templates', () => json(200, { templates: [AD] }));
    await remove('My second');
    await waitFor(() => expect(server.callsTo('DELETE /api/templates/own-2')).toHaveLength(1));
    outdated.resolve(json(200, { templates: [AD, second] }));
    await waitFor(() => expect(drawer.queryByText('My second')).not.toBeInTheDocument());
  });
});
