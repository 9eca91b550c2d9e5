//! Names of enumerations.

/// Gives the values of an enumeration their names in programs and files: the list `ALL`, `name`, `named`
/// and `Display`.
macro_rules! names {
    ($type:ident { $($value:ident = $name:literal,)+ }) => {
        impl $type {
            /// All values in order.
            pub const ALL: &[$type] = &[$($type::$value),+];

            /// The name in programs and files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name,)+
                }
            }

            // Not every enumeration is parsed.
            #[allow(dead_code)]
            fn named(name: &str) -> Option<$type> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                out.write_str(self.name())
            }
        }
    };
}
