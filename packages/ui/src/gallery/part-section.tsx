import { CodeBlock } from './code-block.tsx';
import type { Part, ShowProps } from './part.ts';
import { useSay } from './words.ts';

interface PartSectionProps extends ShowProps {
  part: Part;
}

/** A part under its name and anchor: what it is for, its states, its code. */
export function PartSection({ part: { id, title, use, code, Show }, ...show }: PartSectionProps) {
  const say = useSay();
  const name = say(...title);
  return (
    <section id={id} className="gallery-part" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header>
        <h3 id={`${id}-title`}>
          <a href={`#${id}`} className="gallery-anchor">
            {name}
            <span aria-hidden="true">#</span>
          </a>
        </h3>
        <p>{say(...use)}</p>
      </header>
      <div className="gallery-show">
        <Show {...show} />
      </div>
      <CodeBlock title={name} code={code} />
    </section>
  );
}
