/** Acts of a table's row: on hover and focus they lie over its end and take no room; on phones they stand there always. */

/** For the column; the row itself is `relative`. */
export const rowActs = 'md:w-0 md:p-0'

export const rowActsLook =
  'z-1 inline-flex items-center gap-1.5 max-md:relative md:pointer-events-none md:absolute md:inset-y-px md:right-0 md:bg-hover md:px-3 md:opacity-0 md:group-focus-within:pointer-events-auto md:group-focus-within:opacity-100 md:group-hover:pointer-events-auto md:group-hover:opacity-100'
