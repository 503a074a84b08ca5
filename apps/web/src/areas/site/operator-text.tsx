/** HTML of an operator. The server has cleaned it by its allow-list; nothing else may be given here. */
export function OperatorText({ html }: { html: string }) {
  return <div className="operator-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
