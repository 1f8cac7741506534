import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { toast, type ShownToast } from './toast';
import styles from './toast-place.module.css';
import { toastPlaces } from './toast-places';
import { toastTimes } from './toast-times';

function Offer({ shown: { link, action }, onHide }: { shown: ShownToast; onHide: () => void }) {
  return (
    <>
      {link && (
        <Link className={styles.offer} to={link.to} onClick={toast.hide}>
          {link.label}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={styles.offer}
          onClick={() => {
            onHide();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
}

/** Gives the page, or the dialog around the strip, its height, so that sticky parts move aside too. */
function useRoomFor(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = strip;
    if (!element) return undefined;
    const scroller = element.closest('dialog') ?? document.documentElement;
    const measure = (): void =>
      scroller.style.setProperty('--strip-h', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style.removeProperty('--strip-h');
    };
  }, [strip]);
}

/**
 * The strip with a toast. It waits as long as a person points at it or has the focus in it, and
 * gives the focus back when they are done.
 */
function Strip({ shown }: { shown: ShownToast }) {
  const strip = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  useRoomFor(strip);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(toast.hide, toastTimes.of(shown));
    return () => clearTimeout(timer);
  }, [held, shown]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focusedBefore = useRef<Element | null>(null);
  const focus = {
    onFocus: ({ relatedTarget }: FocusEvent): void => {
      setHeld(true);
      if (!strip.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    },
    onBlur: () => setHeld(false),
  };
  const hide = (): void => {
    const { current: before } = focusedBefore;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    toast.hide();
  };
  return (
    <div
      ref={strip}
      className={styles.strip}
      data-kind={shown.kind}
      data-toast
      {...hold}
      {...focus}
    >
      <div className={styles.inside}>
        <div role="alert" className={styles.words}>
          {shown.title && <b className={styles.title}>{shown.title}</b>}
          <span>{shown.message}</span>
          <Offer shown={shown} onHide={hide} />
        </div>
        <IconButton label="Dismiss message" onClick={hide}>
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  );
}

/**
 * A place in the layout for toasts, so that they push content aside and cover nothing. Of several,
 * the one that came last shows them: that of an open dialog before that of the page.
 */
export function ToastPlace() {
  const id = useId();
  const shown = useSyncExternalStore(toast.subscribe, toast.current);
  const top = useSyncExternalStore(toastPlaces.subscribe, toastPlaces.top);
  useEffect(() => toastPlaces.add(id), [id]);
  return shown && top === id ? <Strip key={shown.id} shown={shown} /> : null;
}
