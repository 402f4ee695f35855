/** A link that looks like a button. */
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonVariants, buttonClasses } from '#spine/ui/button.tsx'

type Props = ButtonVariants &
  ComponentProps<'a'> & {
    href: string
    /** For the router: state for the next page, and whether the scroll position stays. */
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
  const classes = clsx('print-hidden', buttonClasses({ variant, size }), className)
  // Telephone, mail and anchor links are left to the browser; our own pages go through the router.
  if (!href.startsWith('/')) return <a href={href} className={classes} {...rest} />
  return (
    <Link to={href} state={state} preventScrollReset={preventScrollReset} className={classes} {...rest} />
  )
}
