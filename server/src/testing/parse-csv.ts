/** Reads CSV with semicolons by the rules of RFC 4180, as a stranger's program would. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const body = text.replace(/^\ufeff/, '')
  const cell = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy
  while (cell.lastIndex < body.length) {
    const at = cell.lastIndex
    const [, quoted, plain, end] = cell.exec(body) ?? []
    if (end === undefined) throw new Error(`No CSV at ${at}: ${JSON.stringify(body.slice(at, at + 40))}`)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
