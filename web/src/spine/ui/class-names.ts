/** Joins class names; a later one overrides an earlier one of the same kind. Public pages and signing in use plain `clsx`, which is 8 KB smaller: parts that are seen there mark as `default:` what may be overridden. */
import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '15', '18', '22', '28', '40', '56'],
      radius: ['field', 'card'],
      shadow: ['float'],
    },
  },
})

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
