"""Puts the letters of one variable font into another of the same family, with their kerning.

    python3 merge-letters.py TARGET.woff2 SOURCE.woff2 OUT.woff2

The publisher of the sans gives its Turkish letters in a file of their own; pages would wait for a third file, or carry
them in their HTML. Needs fontTools and Brotli (Debian: python3-fonttools, python3-brotli). A letter of SOURCE kerns as
the one it is made from (BASES).
"""

import copy
import sys

from fontTools.ttLib import TTFont

# Letter, and the one whose kerning it shares.
BASES = {"ğ": "g", "Ğ": "G", "ş": "s", "Ş": "S", "İ": "I"}


def same_outline(target, source, name):
    """The target's name of a glyph with the same outline, or None: the letter a composite is made from is there already."""
    glyph = source["glyf"][name]
    return next((other for other in target.getGlyphOrder() if target["glyf"][other] == glyph), None)


def add_glyph(target, source, name):
    """Copies a glyph with its widths and variations, its components first; answers with its name in the target."""
    added = f"turkish.{name}"
    if added in target["glyf"].glyphs:
        return added
    glyph = copy.deepcopy(source["glyf"][name])
    for component in glyph.components if glyph.isComposite() else []:
        part = component.glyphName
        component.glyphName = same_outline(target, source, part) or add_glyph(target, source, part)
    target["glyf"][added] = glyph
    target["hmtx"][added] = source["hmtx"][name]
    if name in source["gvar"].variations:
        target["gvar"].variations[added] = copy.deepcopy(source["gvar"].variations[name])
    return added


def share_kerning(gpos, base, name):
    for lookup in gpos.table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2 or table.Format != 2:
                continue
            if base in table.Coverage.glyphs:
                table.Coverage.glyphs.append(name)
            for classes in (table.ClassDef1, table.ClassDef2):
                if base in classes.classDefs:
                    classes.classDefs[name] = classes.classDefs[base]


def main(target_file, source_file, out_file):
    # Read whole at once: tables that count glyphs are read before any is added.
    target, source = TTFont(target_file, lazy=False), TTFont(source_file, lazy=False)
    target.ensureDecompiled()
    source_names, target_names = source.getBestCmap(), target.getBestCmap()
    for letter, base in BASES.items():
        name = add_glyph(target, source, source_names[ord(letter)])
        for table in target["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = name
        share_kerning(target["GPOS"], target_names[ord(base)], name)
    target.setGlyphOrder(target["glyf"].glyphOrder)
    for lookup in target["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2 and table.Format == 2:
                table.Coverage.glyphs.sort(key=target.getGlyphID)
    # The widths of the letters follow from their variations; a map made for fewer glyphs would be wrong.
    if "HVAR" in target:
        del target["HVAR"]
    target.flavor = "woff2"
    target.save(out_file)


if __name__ == "__main__":
    main(*sys.argv[1:])
