/** Whether the page comes from the machine it is shown on, as after `npm start`. */
export const isThisMachine = (hostname = window.location.hostname): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
