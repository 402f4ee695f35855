/** A link that looks like a button: it leads somewhere, it does nothing. */
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from '#spine/ui/button.tsx'

type Props = ButtonLook &
  ComponentProps<'a'> & {
    href: string
    /** For the router: what the page behind the link is told, and whether it stays where it was scrolled to. */
    state?: unknown
    preventScrollReset?: boolean
  }

export function LinkButton({
  variant,
  size,
  className,
  href,
  state,
  preventScrollReset = false,
  ...rest
}: Props) {
  const look = clsx('print-hidden', buttonLook({ variant, size }), className)
  // Telephone, mail and anchors are the browser's; addresses of our own go through the router.
  if (!href.startsWith('/')) return <a href={href} className={look} {...rest} />
  return <Link to={href} state={state} preventScrollReset={preventScrollReset} className={look} {...rest} />
}
