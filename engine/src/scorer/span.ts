import type { QualitySpans } from '@promptmint/core/catalogue/prompt-parts';

/** A passage of a text: `text.slice(start, end)`, in UTF-16 code units. */
export type Span = NonNullable<QualitySpans[keyof QualitySpans]>;
