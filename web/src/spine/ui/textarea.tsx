/** Several lines of text; grows with what is written. */
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlLook, useFieldParts } from '#spine/ui/field-parts.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldParts()}
      {...rest}
      className={cn(controlLook, 'field-sizing-content min-h-24 px-3 py-2 text-15', className)}
    />
  )
}
