export function ServerTablePage({ table }: { readonly table: string }) {
  return <p>{table}</p>;
}
