/** What a feature adds to the history of a customer: a page of one source, by the time it happened and its id. */

/** SQL, in which `$1` is the customer. */
export type TimelineSource = {
  kind: string
  from: string
  at: string
  id: string
  where: string
  shown: Shown
}
export type Shown = {
  title: string
  state?: string
  detail?: string
  subject?: string
  /** What the subject is, where it is of another kind than the entry. */
  about?: string
  actor?: string
  /** Of a mail: what kind of mail. */
  mail?: string
}

/** Those of features that the history does not know. */
export type WithTimelineSources = { timelineSources: readonly TimelineSource[] }
