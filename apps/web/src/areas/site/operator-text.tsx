/** An operator's HTML. It must have been sanitised by the server. */
export function OperatorText({ html }: { html: string }) {
  return <div className="operator-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
