import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const AD = 'job ad for our bakery, weekend shifts';
const GERMAN = 'Schreib mir bitte eine Stellenanzeige für unsere Bäckerei am Wochenende';
const SCRIPT = 'write a python script that renames photos by date';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the history in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press, fill } = browser;
  let account: Account;
  beforeEach(async () => void (account = await browser.signIn()));

  const star = () => browser.page.getByRole('button', { name: 'Favourite', exact: true });
  const entries = () => browser.page.getByRole('article').filter({ has: star() });
  const entry = (request: string) => entries().filter({ hasText: request });
  const toggle = (request: string) =>
    entry(request).getByRole('button', { name: new RegExp(request), expanded: false });
  const search = () => browser.page.getByRole('searchbox', { name: 'Search your prompts' });
  const favourites = () => browser.page.getByRole('button', { name: 'Favourites' });

  it('finds prompts by words, use case and model, and says when nothing matches', async () => {
    await account.generate(AD, SCRIPT);
    await open('/history');
    await sees('2 prompts');
    await search().fill('bakery');
    await sees('1 prompt matches');
    expect(await entries().allTextContents()).toEqual([expect.stringContaining(AD)]);
    await browser.page.reload();
    await sees('1 prompt matches');
    expect(await search().inputValue()).toBe('bakery');
    await press('Clear search and filters');
    await sees('2 prompts');
    await browser.page.getByLabel('Use case').selectOption({ label: 'Code generation' });
    await sees('1 prompt matches');
    expect(await entries().allTextContents()).toEqual([expect.stringContaining(SCRIPT)]);
    await browser.page.getByLabel('Model', { exact: true }).selectOption({ label: 'Gemini' });
    await sees('Nothing matches');
    expect(await entries().count()).toBe(0);
    await press('Clear search and filters');
    await sees('2 prompts');
    expect(browser.problems).toEqual([]);
  });

  it('keeps favourites, and can show only them', async () => {
    await account.generate(AD, SCRIPT);
    await open('/history');
    await entry(AD).getByRole('button', { name: 'Favourite' }).click();
    await entry(AD).getByRole('button', { name: 'Favourite', pressed: true }).waitFor();
    await favourites().click();
    await sees('1 prompt matches');
    await browser.page.reload();
    await sees('1 prompt matches');
    expect(await entries().allTextContents()).toEqual([expect.stringContaining(AD)]);
    await favourites().click();
    await sees('2 prompts');
    await entry(AD).getByRole('button', { name: 'Favourite', pressed: true }).click();
    await entry(AD).getByRole('button', { name: 'Favourite', pressed: false }).waitFor();
    expect(browser.problems).toEqual([]);
  });

  it('opens and closes a prompt, regenerates it in place, and exports it', async () => {
    await account.generate(AD, SCRIPT);
    await open('/history');
    await entry(AD).getByRole('button', { name: 'Regenerate' }).click();
    await sees('Prompt regenerated');
    await sees('7 credits');
    expect(await entries().count()).toBe(2);
    expect(await entries().nth(1).textContent()).toContain(AD);
    await entry(AD).getByRole('heading', { name: 'Your request' }).waitFor();
    const download = browser.page.waitForEvent('download');
    await entry(AD).getByRole('button', { name: 'Download Markdown' }).click();
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain('<task>');
    await entry(AD).getByRole('button', { expanded: true }).first().click();
    await toggle(AD).waitFor();
    expect(await browser.page.getByRole('heading', { name: 'Your request' }).count()).toBe(0);
    expect(browser.problems).toEqual([]);
  });

  it('refines a prompt into a version above it, and compares the two', async () => {
    await account.generate(AD);
    await open('/history');
    await toggle(AD).click();
    await press('Refine');
    await press('Stricter');
    await sees('Prompt refined: version 2');
    await entries().nth(1).waitFor();
    await sees('Version 2, stricter');
    await press('Compare versions');
    const comparison = browser.page.getByRole('dialog');
    await comparison.getByText(/^\d+ of \d+ sections changed$/).waitFor();
    await comparison.getByRole('columnheader', { name: 'Version 1' }).waitFor();
    await comparison.getByRole('columnheader', { name: 'Version 2' }).waitFor();
    expect(await comparison.locator('ins').count()).toBeGreaterThan(0);
    await browser.page.keyboard.press('Escape');
    await comparison.waitFor({ state: 'hidden' });
    expect(browser.problems).toEqual([]);
  });

  it('loses a deleted prompt, and gets it back as it was by undo', async () => {
    await account.generate(AD);
    await open('/history');
    await press(new RegExp(AD));
    await press(/^Delete$/);
    await sees('Prompt deleted');
    await sees('No prompts yet');
    await press('Undo');
    await sees('1 prompt');
    await browser.page.reload();
    await sees(AD);
    expect(browser.problems).toEqual([]);
  });

  it('loses all versions of a deleted result, whose request asked for an answer in German', async () => {
    await open('/dashboard');
    await fill('Your request', GERMAN);
    await press('Answer in German?');
    await press('Generate');
    await press('Refine');
    await press('Shorter');
    await sees('Version 2');
    await press(/^Delete$/);
    await press('Delete all 2 versions');
    await sees('All versions deleted');
    await open('/history');
    await sees('No prompts yet');
    expect(browser.problems).toEqual([]);
  });
});
