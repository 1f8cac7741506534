import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { SharedPage } from './shared-page';
import { showSharedPrompt } from './show-shared-prompt';

/** The page of a shared link in the application, filled by the same script as the prerendered one. */
export function SharedRoute() {
  const { token = '' } = useParams();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) return showSharedPrompt(page.current, token);
    return undefined;
  }, [token]);
  return <SharedPage key={token} ref={page} />;
}
