/** The first focusable element of a page: skips the menu. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="print-hidden sr-only z-50 rounded-field bg-sea px-4 py-2 text-on-sea focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      İçeriğe geç
    </a>
  )
}
