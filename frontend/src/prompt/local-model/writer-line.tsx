import { useLocalModelQuery, useWriterQuery } from '../../api/local-model';

/** Who wrote a prompt; empty without a model on this machine, for then it was always the rules. */
export function WriterLine({ id, end }: { id: string; end: string }) {
  const { data: local } = useLocalModelQuery();
  const { data: writer } = useWriterQuery(id, { skip: !local?.model });
  if (!local?.model || !writer) return null;
  const { model, instead_of: missing } = writer;
  const who = model ?? (missing ? `rules: ${missing} gave no usable answer` : 'rules');
  return (
    <span>
      Written by {who}
      {end}
    </span>
  );
}
