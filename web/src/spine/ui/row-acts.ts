/** Acts of a table's row: seen on hover and focus, over its end or in a place of their own; on phones they stand there always. */

/** For a column that takes no room; the row itself is `relative`. */
export const rowActs = 'md:w-0 md:p-0'

export const rowActsLook =
  'z-1 inline-flex items-center gap-1.5 max-md:relative md:pointer-events-none md:absolute md:inset-y-px md:right-0 md:bg-hover md:px-3 md:opacity-0 md:group-focus-within:pointer-events-auto md:group-focus-within:opacity-100 md:group-hover:pointer-events-auto md:group-hover:opacity-100'

/** Where the row ends with something worth reading: the acts keep their room beside it. */
export const rowActsInPlace =
  'relative z-1 inline-flex items-center gap-1.5 whitespace-nowrap md:pointer-events-none md:opacity-0 md:group-focus-within:pointer-events-auto md:group-focus-within:opacity-100 md:group-hover:pointer-events-auto md:group-hover:opacity-100'
