/** The name of a menu above a list, beside its icon: to be seen where there is room, and always to be read aloud. */
export function MenuName({ children }: { children: string }) {
  return <span className="md:max-2xl:sr-only">{children}</span>
}
