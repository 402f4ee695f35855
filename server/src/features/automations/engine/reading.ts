/** How one kind of record is read for conditions and templates; `s` is its row, `p` the customer's. */
export type Reading = {
  table: string
  /** By which a run names it, where that is not the row's own id. */
  id?: string
  label: string
  holder: string
  customer: string
  facts: Readonly<Record<string, string>>
}
