import { createContext, use } from 'react'

type Control = { id?: string; describedBy?: string | undefined; invalid?: boolean; required?: boolean | undefined }

/** Attributes that a field gives to the control inside it. */
export const FieldControl = createContext<Control>({})

/** The attributes a control takes from the field around it; its own attributes win. */
export function useFieldControl() {
  const { id, describedBy, invalid, required } = use(FieldControl)
  return { id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined }
}
