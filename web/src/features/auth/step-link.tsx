/** A link to another sign-in step; other URL parameters stay. */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type AddressedStep, stepSearch } from '#features/auth/sign-in-step.ts'

/** Tall enough for touch. */
export const stepLinkClasses = 'link inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11'

type Props = { step: AddressedStep; className?: string; children: ReactNode }

export function StepLink({ step, className, children }: Props) {
  const [params] = useSearchParams()
  return (
    <Link
      to={{ pathname: '/auth', search: stepSearch(params, step) }}
      className={clsx(stepLinkClasses, className)}
    >
      {children}
    </Link>
  )
}
