/** A report as plain data, so that it can be handed to the thread that makes PDFs: figures, one drawing, one table, points to read. */
export type ReportPoint = { title?: string; text: string }

export type ReportSheet = {
  title: string
  subject: string
  facts: { label: string; value: string }[]
  tiles: { label: string; value: string; note: string }[]
  drawing: { title: string; svg: string } | null
  table: { head: string[]; rows: string[][] }
  sections: { heading: string; points: ReportPoint[] }[]
  note: string
  made_at: string
}
