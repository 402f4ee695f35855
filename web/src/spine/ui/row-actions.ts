/** Classes for the actions of a table row: visible on hover and focus, on phones always. */

/** A column without width, for actions that overlay the end of the row; the row itself is `relative`. */
export const rowActionsColumn = 'md:w-0 md:p-0'

export const rowActionsOverlay =
  'z-1 inline-flex items-center gap-1.5 max-md:relative md:pointer-events-none md:absolute md:inset-y-px md:right-0 md:bg-hover md:px-3 md:opacity-0 md:group-focus-within:pointer-events-auto md:group-focus-within:opacity-100 md:group-hover:pointer-events-auto md:group-hover:opacity-100'
