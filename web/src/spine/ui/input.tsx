/** One line of text. */
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlLook, useFieldParts } from '#spine/ui/field-parts.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldParts()} {...rest} className={cn(controlLook, 'h-10 px-3 text-15', className)} />
}
