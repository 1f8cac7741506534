// @ts-nocheck: loaded by Jest before anything is compiled
const { setTimeout, setInterval, clearTimeout } = globalThis;

const open = new Set();

/** Node's timers, which end with the page; packages that live on may keep them. */
export const PAGE_TIMERS = {
  setTimeout(handler, ...more) {
    const timer = setTimeout(
      (...values) => {
        open.delete(timer);
        handler(...values);
      },
      ...more,
    );
    open.add(timer);
    return timer;
  },
  setInterval(...more) {
    const timer = setInterval(...more);
    open.add(timer);
    return timer;
  },
  clearTimeout: clear,
  clearInterval: clear,
};

function clear(timer) {
  open.delete(timer);
  clearTimeout(timer);
}

export function clearPageTimers() {
  open.forEach(clear);
}
