/** A bordered surface without a shadow, with an optional head. */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cn('rounded-card border border-line bg-card', className)} />
}

export function CardHead({
  title,
  action,
  className,
}: {
  title: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <header
      className={cn(
        'flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2 md:px-5',
        className,
      )}
    >
      <h2 className="text-15">{title}</h2>
      {action}
    </header>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('p-4 md:p-5', className)} />
}
