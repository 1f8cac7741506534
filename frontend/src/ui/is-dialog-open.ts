/** Whether a modal dialog is open: then the keys are for it, not for the page below. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
