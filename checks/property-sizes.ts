import fc from 'fast-check'

// Without this, arrays and texts of a property test stay around ten items, whatever `maxLength` says.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true })
