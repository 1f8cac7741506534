/** What a part of a request is; `prose` is also everything that is not certain to be something else. */
export type SegmentKind = 'prose' | PastedKind;
export type PastedKind = 'code' | 'error' | 'json' | 'table' | 'text';

/** A part of a request; the texts of all parts joined are the request, character for character. */
export interface Segment {
  kind: SegmentKind;
  text: string;
  /** For code and tables: what a fence names after its marks, such as "js" or "csv"; else null. */
  language: string | null;
}

/** A part of a text that is certain to be pasted material: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
  kind: PastedKind;
  /** As in a segment; undefined where the content has to tell it. */
  language?: string | null;
}

/** Finds spans in a stretch of prose, in order and apart from each other. */
export type SpanFinder = (prose: string) => Span[];
