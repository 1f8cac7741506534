import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const NEW_PASSWORD = 'Morning-Shift-27';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('an account in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press, fill } = browser;

  const isSignedOut = () => browser.page.waitForURL('**/auth');
  const dialog = (name: string) => browser.page.getByRole('dialog', { name });

  it('gets a new password by mail, which ends every session', async () => {
    await browser.signIn();
    await open('/forgot-password');
    await fill('Email', browser.email);
    await press('Send Reset Link');
    await sees('Check Your Email');
    await sees(/^If that email exists in our system/);
    await browser.followLink(await browser.mailAbout('password'), '/reset-password');
    await fill('New password', 'Password1');
    await fill('Confirm password', 'Password1');
    await press('Reset Password');
    await sees('This password is among the most common ones. Please choose another.');
    await fill('New password', NEW_PASSWORD);
    await fill('Confirm password', NEW_PASSWORD);
    await press('Reset Password');
    await sees('Password changed');
    await isSignedOut();
    await browser.logIn(PASSWORD);
    await sees('Incorrect email or password.');
    await browser.logIn(NEW_PASSWORD);
    await browser.seesDashboard();
    expect((await browser.mailAbout('was changed')).text).toContain('/forgot-password');
  });

  it('gets a new address once it is verified, and the old address is notified', async () => {
    await browser.signIn();
    await open('/settings');
    await press('Change email');
    const next = `new.${browser.email}`;
    await dialog('Change email').getByLabel('New email').fill(next);
    await dialog('Change email').getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await press('Send link');
    await sees(`We have sent a link to ${next}`);
    await browser.followLink(await browser.mailAbout('', next), '/verify-email');
    await browser.page.waitForURL('**/dashboard');
    await sees(next);
    expect((await browser.mailAbout('was changed')).to).toContain(browser.email);
  });

  it('keeps this browser signed in when the password changes, and logs out everywhere on request', async () => {
    await browser.signIn();
    await open('/settings');
    await press('Change password');
    await dialog('Change password').getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog('Change password').getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog('Change password')
      .getByLabel('Confirm new password', { exact: true })
      .fill(NEW_PASSWORD);
    await dialog('Change password').getByRole('button', { name: 'Change password' }).click();
    await sees('Password changed. You are logged out on all other devices.');
    await press('Log out everywhere');
    await dialog('Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click();
    await isSignedOut();
    expect(await browser.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await browser.logIn(NEW_PASSWORD);
    await browser.seesDashboard();
  });

  it('saves preferences, shows its spending, and exports all data', async () => {
    await browser.signIn();
    await browser.verifyEmail();
    await browser.page.getByLabel('Your request').fill('job ad for our bakery, weekend shifts');
    await press('Generate');
    await sees('9 credits left');
    await open('/settings');
    await fill('Full name', 'Nora L.');
    await press(/^Save/);
    await press(/^Save/);
    await sees('No changes to save');
    await sees('Free credits');
    await sees('job ad for our bakery, weekend shifts');
    const download = browser.page.waitForEvent('download');
    await press(/JSON/);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ account: { full_name: 'Nora L.' }, prompts: [{}] });
    expect((await browser.mailAbout('data was downloaded')).to).toContain(browser.email);
    expect(browser.problems).toEqual([]);
  });

  it('can be deleted, and is restored completely', async () => {
    await browser.signIn();
    await browser.verifyEmail();
    await open('/settings');
    await press('Delete Account');
    const asked = dialog('Delete your account?');
    await asked.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await asked.getByRole('button', { name: 'Delete Account' }).click();
    await sees('The current password is not correct.');
    await asked.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await asked.getByRole('button', { name: 'Delete Account' }).click();
    await isSignedOut();
    expect((await browser.mailAbout('deleted')).text).toContain('restore');
    await browser.logIn();
    await sees('This account was deleted');
    await press('Restore account');
    await browser.seesDashboard();
    await sees('10 credits left');
    expect((await browser.mailAbout('restored')).to).toContain(browser.email);
  });

  it('can write to support, and gets an answer that repeats nothing', async () => {
    await open('/contact');
    await press('Send Message');
    await sees('Please check the form for errors');
    await sees('Name is required');
    await fill('Name', 'Eve Example');
    await fill('Email', browser.email);
    await fill('Subject', 'URGENT: where is my receipt');
    await fill('Message', 'I bought a pack today and cannot find the receipt.');
    await press('Send Message');
    await sees("Message sent! We'll respond within 24 hours");
    const forwarded = await browser.mailAbout('where is my receipt', 'support@');
    expect(forwarded.text).toContain('cannot find the receipt');
    const acknowledged = await browser.mailAbout('');
    expect(acknowledged.text).not.toMatch(/Eve|receipt/);
    expect(browser.problems).toEqual([]);
  });
});
