import fc from 'fast-check'

// Without this, arrays and texts in property tests have about ten items, even if `maxLength` is larger.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true })
